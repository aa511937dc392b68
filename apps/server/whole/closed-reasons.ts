/** Tables of finance with a day or a month of their own that no closing of a month concerns, each with its reason. */
export const outsideTheBooks: Readonly<Record<string, string>> = {
  submitSalary: 'an agreement on pay costs nothing until a run takes it: 该月工资已锁定 guards it',
  moneySalary: 'as its submission',
  socialRule: 'a rule is no cost; the months it was used for guard it: 已用于已封账的月份',
  taxRule: 'a rule is no cost; locked pay guards it: 已用于已锁定的工资',
  taxOpening: 'what was paid outside the system; locked pay guards it: 已有锁定工资，不能修改期初',
  financePeriod: 'it is the month itself',
}

/** Of tables of which the books concern a part: what its rows have. The other items go by 该月工资已锁定. */
export const booksOnly: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  moneyLess: { type: ['补发', '年终奖'] },
}

const byReason: Readonly<Record<string, readonly string[]>> = {
  'a claim may be older than the open months: its lines come into the books when it passes, in an open month': [
    'submitExpense.create',
    'submitExpense.change',
    'submitExpense.shift',
    'submitExpense.delete',
    'submitExpense.submit',
    'submitExpense.approve',
    'submitExpense.reject',
    'submitExpense.withdraw',
    'submitExpense.auditWithdraw',
    'moneyExpense.create',
    'moneyExpense.change',
    'moneyExpense.delete',
    'POST /submit-expense/apply',
    'POST /submit-expense/auditRow',
    'POST /submit-expense/action/auditRow',
  ],
  'it says whether receipts are in, and no figure': ['submitExpense.noticeCheck', 'POST /submit-expense/notice'],
  'the day of a submission is that of asking; its lines stand in the books, and each asks its month': [
    'submitOther.create',
    'submitOther.change',
    'submitMonth.create',
    'submitMonth.change',
    'submitComeGo.create',
    'submitComeGo.change',
  ],
  'it is decided on its own day, and the amounts of the month stay': ['moneyComeGo.badDebt'],
  'an agreement on pay costs nothing until a run takes it': ['POST /submitSalary/action/auditRow'],
  'what is paid after its month was closed is sealed at once': ['socialInsurance.paid'],
  'closing and opening the month are what moves it': ['socialInsurance.seal', 'socialInsurance.unseal'],
  'what no run has taken is in no books: it is called off, or moved to an open month': [
    'moneyLess.delete',
    'moneyLess.cancel',
    'moneyLess.drop',
  ],
  'it goes with a run, and the run asks its month': [
    'moneyLess.take',
    'moneyLess.giveBack',
    'moneyPayroll.wait',
    'moneyPayroll.giveBack',
    'moneyPayroll.issue',
    'moneyPayroll.void',
  ],
  'a month is not closed while a run waits, and what is given back is as it was': [
    'submitPayroll.reject',
    'submitPayroll.withdraw',
    'submitPayroll.auditWithdraw',
  ],
  'people read and confirm their slips after the month was paid and closed': [
    'submitPayroll.archive',
    'moneyPayroll.confirm',
    'moneyPayroll.overdue',
    'moneyPayroll.dispute',
    'moneyPayroll.reply',
  ],
}

/** Doors by which a row of a closed month is still written, each with its reason. */
export const openDoors: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(byReason).flatMap(([reason, names]) => names.map((name) => [name, reason])),
)
