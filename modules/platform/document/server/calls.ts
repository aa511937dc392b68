import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { beat } from '../beat.call.ts'
import { mine } from '../mine.call.ts'
import { open } from '../open.call.ts'
import { read } from '../read.call.ts'
import { report } from '../report.call.ts'
import { urge } from '../urge.call.ts'
import { documentReport, myDocuments, urgeReaders } from './readers.ts'
import { beatDocument, openDocument, readDocument } from './reading.ts'

/** Reading documents, and who has. */
export const documentCalls: readonly NamedCall[] = [
  answer(open, openDocument),
  answer(beat, beatDocument),
  answer(read, readDocument),
  answer(mine, myDocuments),
  answer(report, documentReport),
  answer(urge, urgeReaders),
]
