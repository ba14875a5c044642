# Who is believed: questions that are answered by reply, addresses, partners, codes and passphrases.
challenge-how = { $days ->
    [one] Please reply to this mail with “yes” or “no” in the first line, within one day.
   *[other] Please reply to this mail with “yes” or “no” in the first line, within { $days } days.
 } The reply must come from the address this mail went to. (Code: { $code })
challenge-unclear = Yes or no?
challenge-unclear-body = We asked you something and did not understand your answer. Nothing has happened yet.
challenge-unknown = We do not know this question
challenge-unknown-body = Your mail answers a question that we have not asked. Nothing was carried out; your mail is kept. If you want to ask for something, please simply write it again: “help” as the subject brings a list.
challenge-elsewhere = Your answer does not count
challenge-elsewhere-body = The question you answered was put to another address than the one you write from. Only an answer from that address counts. Nothing was carried out.
challenge-used = You have answered already
challenge-used-body = Your earlier answer to this question counts, nothing was changed now. If you have changed your mind, please write to us anew.
challenge-expired = Your answer came too late
challenge-expired-body = The time for an answer to this question is over, so nothing was carried out. Please simply ask for the same thing again, and answer the new question.
