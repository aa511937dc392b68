import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import { request } from '@chengban/ui/api/request.ts'
import type { readTalk } from '../../course-comment/talk.call.ts'

/** A comment as readers of the course see it. */
export interface Comment {
  readonly id: string
  readonly version: number
  readonly content: string
  readonly fraction: number | null
  readonly user: { readonly id: string; readonly name: string | null; readonly avatar: readonly FileEntry[] | null }
  readonly isTeacher: boolean
  readonly tzCreate: string
  readonly likeCount: number
  readonly isLike: boolean
  readonly isHide: boolean
  readonly isOwn: boolean
  readonly replies: readonly Comment[]
}

interface Talk extends Omit<AnswerOf<typeof readTalk>, 'nodes'> {
  readonly nodes: readonly Comment[]
}

/** The newest fifty, or all of them. */
export const readTalkOf = (courseId: string, isWhole: boolean): Promise<Talk> =>
  request<Talk>('GET', '/api/course-comment/talk', { query: { courseId, pageSize: isWhole ? 9999 : 50 } })

interface Words {
  readonly courseId: string
  readonly content: string
  readonly parentId?: string
  readonly fraction?: number
  readonly mentions?: readonly string[]
}

/** A mark may come without words. */
export const sendComment = (said: Words): Promise<unknown> => {
  const isBare = said.fraction !== undefined && !said.content
  return request('POST', isBare ? '/api/course-log/comment-fraction' : '/api/course-comment', { body: said })
}

export const likeOf = (id: string): Promise<unknown> => request('POST', '/api/course-comment/like', { body: { id } })

export const removeComment = (id: string): Promise<unknown> => request('DELETE', `/api/course-comment/${id}`)

export const hideComment = ({ id, version }: Comment, reason: string): Promise<unknown> =>
  request('POST', '/api/course-comment/action/hide', { body: { id, version, reason } })

export const showComment = ({ id, version }: Comment): Promise<unknown> =>
  request('POST', '/api/course-comment/action/show', { body: { id, version } })
