import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { modify } from '../../file-audit/modify.call.ts'
import { picker } from '../../file-audit/picker.call.ts'
import { modifyFile } from '../../file-audit/server/modify.ts'
import { pickFiles } from '../../file-audit/server/picker.ts'
import { usesOfFile } from '../../file-audit/server/uses.ts'
import { uses } from '../../file-audit/uses.call.ts'
import { storageUsage } from '../../stored-file/server/usage.ts'
import { usage } from '../../stored-file/usage.call.ts'
import { revoke } from '../revoke.call.ts'
import { sendShare } from '../send.call.ts'
import { share } from '../share.call.ts'
import { sendToPeople } from './send.ts'
import { revokeShare, shareFile } from './share.ts'

/** Audited files and links to files. */
export const fileCalls: readonly NamedCall[] = [
  answer(modify, modifyFile),
  answer(picker, pickFiles),
  answer(uses, usesOfFile),
  answer(usage, storageUsage),
  answer(share, shareFile),
  answer(revoke, revokeShare),
  answer(sendShare, sendToPeople),
]
