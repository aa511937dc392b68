/** What the people of the demonstration company are called, by their accounts; the administrator keeps the office. */
const names: Readonly<Record<string, string>> = {
  gm: '顾长河',
  dgm: '沈若谷',
  xs01: '许承安',
  xs02: '林晓棠',
  xs03: '周砚',
  xs04: '韩知远',
  xs05: '邵一鸣',
  xs06: '姜雨桐',
  xs07: '欧阳书宁',
  pm01: '陆行舟',
  pm02: '宋嘉禾',
  pm03: '钟明哲',
  ss01: '程立本',
  ss02: '方景行',
  ss03: '魏子衿',
  ss04: '罗云帆',
  ss05: '田小满',
  ss06: '潘越',
  ss07: '贺兰舟',
  ss08: '曾静姝',
  ss09: '白一诺',
  yf01: '高致远',
  yf02: '唐思齐',
  yf03: '何书瑶',
  yf04: '梁栋',
  yf05: '谢天佑',
  yf06: '郑开来',
  yf07: '冯雪',
  yf08: '蒋文博',
  cp01: '苏念慈',
  cp02: '叶知秋',
  cs01: '孟凡',
  cs02: '袁清和',
  cw01: '万守信',
  cw02: '石佳怡',
  cw03: '章慎之',
  hr01: '温如玉',
  hr02: '柳依依',
  xz01: '丁思源',
  lz01: '秦牧野',
  dr01: '夏初晴',
}

/** The name of a person of the demonstration company. Throws for an account nobody has. */
export const nameOf = (account: string): string => {
  const name = names[account]
  if (!name) throw new Error(`nobody of the demonstration company has the account ${account}`)
  return name
}
