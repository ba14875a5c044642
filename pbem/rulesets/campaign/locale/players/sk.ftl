campaign-player-bold = bojuje pri vyrovnaných silách a skoro tiahne na cudzie mestá; spája sa len pre spoločné víťazstvo
campaign-player-calm = bojuje len s veľkou prevahou a zbiera sily; spojí sa s každým, kto nič nežiada
