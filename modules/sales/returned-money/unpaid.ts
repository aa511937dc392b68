/** What clients still owe, wherever it is told: of the ledgers of contracts in force, bad debts apart. */
export const unpaid = {
  of: 'returnedMoney',
  where: {
    status: { notEqualTo: '坏账' },
    contract: { status: { in: ['通过', '变更中'] } },
  },
  sum: 'remainingMoney',
} as const
