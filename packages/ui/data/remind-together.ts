import { reportError } from '../api/error-notice.ts'
import { notify, notifyDone } from '../api/notices.ts'
import { request } from '../api/request.ts'

interface Reminded {
  readonly reminded: number
  readonly refused: readonly { readonly name: string; readonly message: string }[]
}

/** How many records one request takes. */
const most = 200

/** Reminds whose the records are, two hundred a request; says how many heard, and who did not and why. */
export const remindTogether = async (
  rows: readonly { readonly id: string; readonly type: string }[],
  message: string,
): Promise<void> => {
  try {
    const answers: Reminded[] = []
    for (let at = 0; at < rows.length; at += most)
      answers.push(
        await request<Reminded>('POST', '/api/messageRemind/action/together', {
          body: { rows: rows.slice(at, at + most), message },
        }),
      )
    const reminded = answers.reduce((sum, one) => sum + one.reminded, 0)
    const refused = answers.flatMap((one) => one.refused)
    if (reminded > 0) notifyDone(`已催办${reminded}人`)
    if (refused.length > 0) notify({ kind: 'warn', text: `${refused.length}人未催办`, caption: told(refused) })
  } catch (error) {
    reportError(error)
  }
}

const told = (refused: Reminded['refused']): string =>
  [...new Set(refused.map(({ message }) => message))]
    .map((reason) => {
      const names = refused.filter(({ message }) => message === reason).map(({ name }) => name)
      return `${names.join('、')}：${reason}`
    })
    .join('；')
