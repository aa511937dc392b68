/** The five statutory insurances; the housing fund and the minimum wage are separate kinds. */
export const insurances = ['养老', '医疗', '失业', '工伤', '生育'] as const
export const socialKinds = [...insurances, '公积金', '最低工资'] as const
export const roundings = ['四舍五入到分', '见分进角', '四舍五入到元', '见角进元'] as const

export type SocialKind = (typeof socialKinds)[number]
export type Rounding = (typeof roundings)[number]
