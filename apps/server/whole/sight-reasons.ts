const given = 'the row itself names the person: what they do, made, are responsible for or head'

/** Why people see rows without seeing the record they belong to; a case not listed here is a fault. */
export const reasons: Readonly<Record<string, string>> = {
  'auditRound.relevanceId':
    'who manages the flow moves what waits, of records of all kinds; the rounds tell no more than their cards',
  'auditTask.relevanceId': 'as with rounds',
  'bug.projectId': given,
  'businessOpportunity.clientId': 'a colleague sells or helps with one deal at a client of somebody else',
  'comment.relevanceId': 'one keeps one’s own words',
  'contract.clientId': 'the money of contracts is read by who issues invoices, without the clients',
  'courseAssign.courseId': given,
  'courseComment.parentId': 'a word that was hidden takes no answers along',
  'courseLog.courseId':
    'what somebody learnt stays theirs, and their head’s to read, when the course is no longer offered',
  'demoApply.clientId': given,
  'entryItem.entryId': 'who hands out the badge ticks that off and reads nothing of the entry',
  'giftGive.clientContactId': 'gifts are kept by the office, clients by sales',
  'giftGive.clientId': 'as their contacts',
  'giftGive.giftTypeId': 'who decides on a gift of one type need not be offered the list',
  'invoicing.buyerId': 'an invoice keeps a copy of both titles as they were',
  'invoicing.sellerId': 'as the buyer',
  'invoicingConfig.clientId': 'titles are kept by finance, clients by sales',
  'milepost.projectId': given,
  'moneyPayroll.submitId': 'everybody reads their own slip, and nothing of the run',
  'moneySalary.submitId': 'everybody reads their own wage, and nothing of the list it was decided in',
  'projectFollow.projectId': 'what somebody follows stays theirs to leave',
  'projectProgress.projectId':
    'who manages the product promises days on a sheet, and reads nothing else of the project',
  'projectVer.projectId': given,
  'restDayLedger.relevanceId': 'a booking tells where it came from, which may be a year of the person',
  'technicalChallenge.projectId': 'what was solved is for everybody to learn from',
  'wbsTask.projectId': given,
}
