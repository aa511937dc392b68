import { is } from '@chengban/kernel/expr.ts'

/** Rows whose invoice is issued; red rows count as negative. */
export const issued = is({ status: ['已开票', '部分红冲', '已红冲'] })
/** Rows that hold a part of what may be invoiced. */
export const reserved = is({ isRed: false, status: ['待审核', '待开票'] })
/** Red rows on their way. */
export const flushing = is({ isRed: true, status: ['待审核', '待对方确认', '待开票'] })
