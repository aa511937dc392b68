/** States of those who have begun. */
export const begun = ['学习中', '已学完', '已评分'] as const
export const done = ['已学完', '已评分'] as const
