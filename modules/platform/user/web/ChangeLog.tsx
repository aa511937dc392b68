import { reportError } from '@chengban/ui/api/error-notice.ts'
import { CommentsPanel } from '@chengban/ui/comments/CommentsPanel.tsx'
import { useComments } from '@chengban/ui/record/use-comments.ts'

/** 变更记录: the changes of a person, their authors, and who has read recorded values. */
export default function ChangeLog({ id }: { readonly id: string }) {
  const { entries, reveal } = useComments('user', id)
  const changes = entries?.filter(({ isRemark }) => !isRemark)
  return <CommentsPanel entries={changes} only="记录" onReveal={(of) => void reveal(of).catch(reportError)} />
}
