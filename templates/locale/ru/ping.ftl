# “ping”: does the mail work?
ping = Почта работает
ping-came = Ваше письмо пришло сюда: { $when }
ping-took = От его прихода до этого ответа: { $amount }
ping-clock = Часы здесь показывают: { $when }
seconds = { $count ->
    [0] меньше секунды
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
help-ping = работает ли почта: сколько шёл ответ и который час по нашим часам
referee-help-ping = работает ли почта: сколько шёл ответ и который час по нашим часам
