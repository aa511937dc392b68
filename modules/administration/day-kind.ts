/** What a day counts as, by the calendar of holidays. */
export const dayKinds = ['工作日', '休息日', '法定节假日'] as const
