# Who is believed: questions that are answered by reply, addresses, partners, codes and passphrases.
challenge-how = { $days ->
    [one] Please reply to this mail with “yes” or “no” in the first line, within one day.
   *[other] Please reply to this mail with “yes” or “no” in the first line, within { $days } days.
 } The reply must come from the address this mail went to. (Code: { $code })
challenge-unclear = Yes or no?
challenge-unclear-body = We asked you something and did not understand your answer. Nothing has happened yet.
challenge-unclear-orders = If you wanted to send orders: they are read in a reply to your newest report.
challenge-unknown = We do not know this question
challenge-unknown-body = Your mail answers a question that we have not asked. Nothing was carried out; your mail is kept. If you want to ask for something, please simply write it again: “help” as the subject brings a list.
challenge-elsewhere = Your answer does not count
challenge-elsewhere-body = The question you answered was put to another address than the one you write from. Only an answer from that address counts. Nothing was carried out.
challenge-used = You have answered already
challenge-used-body = Your earlier answer to this question counts, nothing was changed now. If you have changed your mind, please write to us anew.
challenge-expired = Your answer came too late
challenge-expired-body = The time for an answer to this question is over, so nothing was carried out. Please simply ask for the same thing again, and answer the new question.
foreign-asked = We have asked whether your mail counts
foreign-asked-body = Your mail carries the code of a seat, but came from an address that is not registered for it. We have asked at the registered address whether it should count. Until that is confirmed, nothing in it is carried out; your mail is kept.
foreign-question = Was this you?
foreign-question-body = A mail with the code of your seat in “{ $campaign }” came from { $address }, which is not registered for you. It waits; nothing in it has been carried out.
foreign-question-how = If it was you: “yes” lets this mail count, “yes, always” also lets you write from that address from now on. “No” discards the mail, and we send you a new code, because somebody else knows the present one.
foreign-look-alike = Look closely: that address resembles yours ({ $own }), but it is another one.
foreign-confirmed = Thank you
foreign-confirmed-body = Your mail from the other address counts now and is being read. The answer goes to your registered address.
foreign-once = This holds for that mail only. To write from there regularly, send “address add” followed by the address.
foreign-refused = The mail from the other address has been discarded. Since somebody else knows your code, it has been replaced.
renewed = Your new code
renewed-body = From now on only replies to this mail and to newer ones count. Nothing else about your seat changes.
renewed-old = Your code has been replaced
renewed-old-body = Your mail went to an earlier reply address of your seat, which does not count any more. Nothing was carried out; your mail is kept.
exposed = Your code went to others too
exposed-body = Your last mail also went to other people, and with it our reply address, which holds the code of your seat. What you wrote counts; the code has been replaced, as it always is then. If the other address is your own, register it with “address add name@host”, and nothing is replaced any more.
unauthentic = A mail in your name was not carried out
unauthentic-body = A mail that seems to come from you could not be verified: the signature of your mail provider (DKIM or DMARC) was missing or wrong. This campaign asks for it, so nothing was carried out.
unauthentic-how = If you wrote it, please send it once more by the web page or the app of your mail provider. If that does not help: the referee has been told of this mail and can enter your orders; from another registered address of yours a line “to the referee: ...” reaches him. If it was not you, you need not do anything.
unauthentic-referee = Mail without a valid signature
unauthentic-referee-body = A mail for { $seat } in { $campaign } with the right code came without an aligned DKIM or DMARC pass. It was not carried out and its sender was not answered; the player was told at the registered address. Further ones today are not reported.
address = Your addresses
address-list = You can write from these addresses; our mail goes to the first one: { $addresses }.
address-how = “address add name@host” adds one, “address remove name@host” takes one away, “address first name@host” makes it the one we write to.
address-asked = We have sent a question to { $address }. As soon as it is answered from there with “yes”, you can write from that address.
address-added = From now on you can also write from { $address }.
address-declined = The question sent to { $address } was answered with “no”. It has not been added.
address-taken = { $address } cannot be registered for you.
address-many = You have asked for so many new addresses today that we ask no more. Please try again tomorrow.
address-mine = { $address } is registered for you already.
address-removed = { $address } is no longer yours here. Orders from it do not count any more.
address-unknown = { $address } is not one of your addresses.
address-last = { $address } is your only address, so it stays. Add another one first.
address-first = From now on our mail goes to { $address }.
address-invalid = “{ $address }” is not a mail address. Write it as name@host.
address-registered-only = For your safety this works only from one of your registered addresses. Nothing was changed.
address-question = Do you want to write from this address?
address-question-body = A player of “{ $campaign }” wants to send orders from this address from now on. If that was you, say yes. If you know nothing about it, say no or simply do not answer.
passphrase = Your passphrase
passphrase-set = Your new passphrase holds from now on. Where you cannot use your own address, write it in a line of its own: “passphrase: …”. We never repeat it.
passphrase-short = The passphrase is too short. Please take at least { $least } characters, best of all four words that have nothing to do with each other. Nothing was changed.
passphrase-unused = This campaign believes the registered addresses only and has no use for a passphrase. Nothing was stored.
refusal-plays-already = “{ $campaign }”: one of these addresses belongs to somebody who plays in it already.
refusal-seat-is-free = This seat of “{ $campaign }” is free; give it to a player first.
challenge-yes = Yes
challenge-no = No
imported = A campaign has moved here
imported-question = Do you play in this campaign?
imported-question-body = The campaign “{ $campaign }” has been moved to this post office from a file. According to the file you have a seat in it and write from this address. We do not take the file's word for that, so we ask you.
imported-question-how = “Yes” gives you the seat, and you get the present report with a new code. With “no” the referee hears that this address has nothing to do with it. As long as you say neither, we send you nothing else.
imported-yes = Thank you. The seat in “{ $campaign }” is yours and can be played from this address. Your old codes have lost their force; the present one comes with the report.
imported-unread = { $count ->
    [one] One letter of yours had not been read when the campaign was moved. It does not count here: if it held orders, please send them again.
   *[other] { $count } letters of yours had not been read when the campaign was moved. They do not count here: if they held orders, please send them again.
}
imported-no = Noted: you do not play in “{ $campaign }” from this address. You will hear nothing more of it.
imported-no-referee = { $address } answered “no”: whoever reads mail there does not play { $seat } in { $campaign }, although the file the campaign came from says so. pbem seat add gives the seat to somebody.
imported-second = You have already said yes for this seat in “{ $campaign }” from another address. To write from { $address } too, send “address add { $address }” from the address you play from.
