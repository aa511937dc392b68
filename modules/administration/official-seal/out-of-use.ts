/** The refusal for a seal that cannot be used, by its state. */
export const outOfUse: Readonly<Record<string, string>> = { 停用: '印章已停用', 已销毁: '印章已销毁' }
