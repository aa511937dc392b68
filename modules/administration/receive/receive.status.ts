/** What becomes of a thing once its application has passed. */
export const receiveStates = [
  '未领取',
  '待领取',
  '已领取',
  '待归还审核',
  '部分归还',
  '已归还',
  '已核销',
  '已取消',
] as const
