/** From nothing to in use; what was given up stands below what is wanted. */
const order = ['无', '竞品', '停用', '意向', '试用', '已购', '在用'] as const

export type ProductState = (typeof order)[number]

/** The further of two states: what a client has reached is never lowered. */
export const further = (a: ProductState, b: ProductState): ProductState =>
  order.indexOf(a) >= order.indexOf(b) ? a : b
