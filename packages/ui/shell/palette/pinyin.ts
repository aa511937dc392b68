// the first character of each letter in pinyin order; the browser's own collation knows the rest
const letters = 'ABCDEFGHJKLMNOPQRSTWXYZ'
const firsts = [...'阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他屲夕丫帀']
const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin')

/** The pinyin initials of a text in lower case, other characters as they are: 合同管理 → htgl, PPT模板 → pptmb. */
export const initialsOf = (text: string): string => [...text].map(initialOf).join('').toLowerCase()

/** Whether a text contains the keyword literally or as pinyin initials. */
export const matches = (text: string, keyword: string): boolean => {
  const word = keyword.trim().toLowerCase()
  return text.toLowerCase().includes(word) || initialsOf(text).includes(word)
}

const initialOf = (char: string): string => {
  if (!/\p{Script=Han}/u.test(char)) return char
  const at = firsts.findLastIndex((first) => collator.compare(first, char) <= 0)
  return letters[at] ?? char
}
