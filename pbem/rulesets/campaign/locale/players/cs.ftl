campaign-player-bold = bojuje při vyrovnaných silách a brzy táhne na cizí města; spojuje se jen pro společné vítězství
campaign-player-calm = bojuje jen s velkou převahou a sbírá síly; spojí se s každým, kdo nic nežádá
