/** `确定删除【甲】吗？`, several: `确定删除【甲等3项】吗？`. Nothing chosen: undefined, say NOTHING_TO_DELETE. */
export function deleteQuestion(names: readonly string[]): string | undefined {
  return question('删除', names)
}

/** `确定启用【甲】吗？` or `确定停用【甲】吗？` */
export function enableQuestion(names: readonly string[], enable: boolean): string | undefined {
  return question(enable ? '启用' : '停用', names)
}

export const NOTHING_TO_DELETE = '请选择要删除的项目'

function question(act: string, names: readonly string[]): string | undefined {
  const [first] = names
  if (first === undefined) return undefined
  return names.length === 1 ? `确定${act}【${first}】吗？` : `确定${act}【${first}等${names.length}项】吗？`
}
