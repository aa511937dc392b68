/** What a client may have of a product. */
export const states = ['无', '竞品', '意向', '试用', '已购', '在用', '停用'] as const

/** From no use to active use; an abandoned product ranks below an intended one. */
const order: readonly ProductState[] = ['无', '竞品', '停用', '意向', '试用', '已购', '在用']

export type ProductState = (typeof states)[number]

/** The further of two states: what a client has reached is never lowered. */
export const further = (a: ProductState, b: ProductState): ProductState =>
  order.indexOf(a) >= order.indexOf(b) ? a : b
