import { ApiError } from './api-error.ts'
import { GraphqlError } from './graphql.ts'
import { graphqlNotice } from './graphql-notice.ts'
import { type NoticeText, notify } from './notices.ts'

/** What a person sees of a failed call; null when nothing is to be said (left, or cancelled by themselves). */
export const noticeOf = (error: unknown): NoticeText | null => {
  if (error instanceof DOMException && error.name === 'AbortError') return null
  if (error instanceof GraphqlError) return graphqlNotice(error.message)
  if (!(error instanceof ApiError)) return { kind: 'bad', text: '系统异常' }
  if (error.code === 'UNAUTHENTICATED') return null
  if (!isMeantForPeople(error)) return broken(error)
  return { kind: isFault(error) ? 'bad' : 'warn', text: error.message }
}

/** Shows the notice of a failed call; for calls that do not go through a query or mutation, which report themselves. */
export const reportError = (error: unknown): void => {
  const notice = noticeOf(error)
  if (notice) notify(notice)
}

const broken = ({ reference }: ApiError): NoticeText => ({
  kind: 'bad',
  text: '系统异常',
  ...(reference ? { reference } : {}),
})

/** A fault tells its inside alone, but for what passes: the database is out of reach, the disk is full. */
const isMeantForPeople = ({ code, status, message }: ApiError): boolean =>
  message !== '' && (code !== 'INTERNAL' || status === 503)

const isFault = ({ code }: ApiError): boolean => code === 'NO_RESPONSE' || code === 'NO_ENVELOPE' || code === 'INTERNAL'
