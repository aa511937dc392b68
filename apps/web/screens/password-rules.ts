/** The rules of a new password for the account (in lower case) with whether it keeps them; the server's are the same, and more, and decide. */
export const passwordRules = (
  password: string,
  account?: string | null,
): readonly { readonly words: string; readonly isKept: boolean }[] => {
  const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length
  return [
    { words: '8 至 64 位', isKept: password.length >= 8 && password.length <= 64 },
    { words: '不含用户名', isKept: password !== '' && !(account && password.toLowerCase().includes(account)) },
    { words: '大写、小写、数字、符号中的三种', isKept: kinds >= 3 },
  ]
}
