/** The amount clients still owe, shared by all screens: ledgers of approved contracts without bad debts. */
export const unpaid = {
  of: 'returnedMoney',
  where: {
    status: { notEqualTo: '坏账' },
    contract: { status: { in: ['通过', '变更中'] } },
  },
  measure: { sum: 'remainingMoney' },
} as const
