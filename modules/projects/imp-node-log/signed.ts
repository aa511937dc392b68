import { anyOf, is } from '@chengban/kernel/expr.ts'

/** A document that keeps its stage from nothing: the client has signed it, or it needs no more than our word. */
export const signedOr = anyOf(is({ status: ['客户已签', '不适用'] }), is({ status: '通过', needSign: false }))
