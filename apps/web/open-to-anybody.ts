/** Whether a hash path is a page for people without an account, opened with its link's own token. */
export const needsNobody = (path: string): boolean => {
  const [name = '', query = ''] = path.split('?')
  const params = new URLSearchParams(query)
  const hasToken = ['token', 'reportToken', 'signToken'].some((key) => params.get(key))
  return name.startsWith('/demand/') && hasToken
}
