/** What is said of a seal that is not in use, by its state. */
export const outOfUse: Readonly<Record<string, string>> = { 停用: '印章已停用', 已销毁: '印章已销毁' }
