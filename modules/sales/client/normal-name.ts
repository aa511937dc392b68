/** Legal forms cut from the end of a name, longest first. */
const forms = ['股份有限公司', '有限责任公司', '集团有限公司', '有限公司', '集团公司', '公司', '集团']

/**
 * Returns the form in which client names are compared: NFKC, lower case, without whitespace, punctuation, symbols and
 * invisible characters (text in brackets stays); legal forms are cut from the end while at least two characters remain.
 */
export const normalName = (name: string): string => {
  let left = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}\p{Cf}]/gu, '')
  for (;;) {
    const form = forms.find((one) => left.endsWith(one) && [...left].length - [...one].length >= 2)
    if (!form) return left
    left = left.slice(0, -form.length)
  }
}

/** 甲城软件有限公司 → 甲城****公司: enough to recognise, too little to learn. Of four signs and fewer less is said. */
export const masked = (name: string): string => {
  const signs = [...name]
  const shown = signs.length > 4 ? 2 : 1
  const hidden = Math.max(1, signs.length - 2 * shown)
  const end = signs.length > 2 ? signs.slice(-shown) : []
  return [...signs.slice(0, shown), '*'.repeat(hidden), ...end].join('')
}

/** Returns a masked name such as 林** for 林岚, independent of the length of the name. */
export const maskedPerson = (name: string): string => `${[...name][0] ?? ''}**`
