import { answer, type NamedCall } from '@chengban/engine/call.ts'
import {
  addSigner,
  ccRecord,
  reassignAnyTask,
  removeSigner,
  takeBack,
  transferTask,
  urgeRecord,
} from '../../audit-task/act.call.ts'
import { inboxCounts } from '../../audit-task/counts.call.ts'
import { approveTask, decideBatch, rejectTask, withdrawRecord } from '../../audit-task/decide.call.ts'
import { auditDetail } from '../../audit-task/detail.call.ts'
import { inbox } from '../../audit-task/inbox.call.ts'
import { approversPreview } from '../../audit-task/preview.call.ts'
import { actByRecord, actByTask, reassignTask } from '../../audit-task/server/act.ts'
import { decideTask, decideTasks, withdrawTask } from '../../audit-task/server/decide.ts'
import { readAudit } from '../../audit-task/server/detail.ts'
import { countTasks, listTasks } from '../../audit-task/server/inbox.ts'
import { previewApprovers } from '../../audit-task/server/preview.ts'
import { foretold } from '../../foretold/foretold.call.ts'
import { foretell } from '../../foretold/server/foretold.ts'
import { messages } from '../../message/messages.call.ts'
import { readMessage } from '../../message/read.call.ts'
import { sendMessage } from '../../message/send.call.ts'
import { listMessages } from '../../message/server/list.ts'
import { markMessagesRead } from '../../message/server/read.ts'
import { sendToMany } from '../../message/server/send.ts'
import { comments } from '../comments.call.ts'
import { readComments } from '../read.call.ts'
import { remind } from '../remind.call.ts'
import { revealComment as reveal } from '../reveal.call.ts'
import { listComments } from './list.ts'
import { markCommentsRead } from './read.ts'
import { sendReminder } from './remind.ts'
import { revealComment } from './reveal.ts'

/** Comments, messages and the audit inbox, each signature with what it does. */
export const talkCalls: readonly NamedCall[] = [
  answer(comments, listComments),
  answer(readComments, markCommentsRead),
  answer(reveal, revealComment),
  answer(remind, sendReminder),
  answer(messages, listMessages),
  answer(readMessage, markMessagesRead),
  answer(sendMessage, sendToMany),
  answer(inbox, listTasks),
  answer(inboxCounts, countTasks),
  answer(auditDetail, readAudit),
  answer(approversPreview, previewApprovers),
  answer(foretold, foretell),
  answer(approveTask, decideTask('approve')),
  answer(rejectTask, decideTask('reject')),
  answer(withdrawRecord, withdrawTask),
  answer(decideBatch, decideTasks),
  answer(transferTask, actByTask('transfer')),
  answer(addSigner, actByTask('addSign')),
  answer(removeSigner, actByTask('removeSign')),
  answer(takeBack, actByTask('auditWithdraw')),
  answer(urgeRecord, actByRecord('urge')),
  answer(ccRecord, actByRecord('cc')),
  answer(reassignAnyTask, reassignTask),
]
