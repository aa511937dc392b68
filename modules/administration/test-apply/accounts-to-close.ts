/** Tests that are over while their account is still open, in the grammar of lists. */
export const accountsToClose = {
  testStatus: { in: ['待总结', '已完成', '逾期关闭', '已取消'] },
  isAccountClosed: { equalTo: false },
  account: { isNull: false },
} as const
