/** Legal forms cut from the end of a name, longest first. */
const forms = ['股份有限公司', '有限责任公司', '集团有限公司', '有限公司', '集团公司', '公司', '集团']

/**
 * The form in which client names are compared: NFKC, lower case, without blanks and signs (what stands in brackets
 * stays), legal forms cut from the end while at least two characters remain.
 */
export const normalName = (name: string): string => {
  let left = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, '')
  for (;;) {
    const form = forms.find((one) => left.endsWith(one) && [...left].length - [...one].length >= 2)
    if (!form) return left
    left = left.slice(0, -form.length)
  }
}

/** 甲市中心医院 → 甲****院: enough to recognise, too little to learn. */
export const masked = (name: string): string => {
  const signs = [...name]
  return signs.length < 3 ? `${signs[0] ?? ''}*` : `${signs[0]}${'*'.repeat(signs.length - 2)}${signs.at(-1)}`
}
