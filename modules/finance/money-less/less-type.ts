/** Types that add to pay; all others take from it. */
export const added = ['奖金', '补贴', '补发', '年终奖'] as const
/** Types applied before tax; all others are deducted from the pay after tax. */
export const beforeTax = ['考勤扣款', '违规扣款', '绩效扣减', ...added] as const
/** Types that runs of their own take, also for a month whose pay is locked. */
export const apart = ['补发', '年终奖'] as const
