/** The reasons a company begins with. */
export const firstAdvanceKinds: readonly Readonly<Record<string, unknown>>[] = [
  { name: '提前完成', direction: '提前' },
  { name: '客户原因', direction: '延期', excused: true, needFile: true },
  { name: '需求变更', direction: '延期', excused: true, maxDays: 30 },
  { name: '资源不足', direction: '延期', maxDays: 10 },
  { name: '技术难题', direction: '延期', maxDays: 10 },
  { name: '其他', direction: '延期', maxDays: 5 },
].map((kind, index) => ({ excused: false, needFile: false, maxDays: null, ...kind, sort: (index + 1) * 10 }))
