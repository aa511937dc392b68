import { listIn } from '@chengban/kernel/list-in.ts'
import type { Row } from '@chengban/ui/data/row.ts'
import { formatDateTime } from '@chengban/ui/dates/date-time.ts'
import type { FileEntry } from '@chengban/ui/files/file-entry.ts'
import { StoredFileName } from '@chengban/ui/marks/StoredFileName.tsx'
import { openPreview } from '@chengban/ui/preview/preview.ts'
import './file-audit.css'

interface Version {
  readonly fileVersion: number
  readonly name: string
  readonly file: readonly FileEntry[] | null
  readonly tzAudit: string | null
  readonly auditorName: string | null
}

/** The versions before each change, newest first. */
export const FileHistory = ({ row }: { readonly row: Row }) => (
  <ol className="cb-file-history">
    {[...listIn<Version>(row.history)].reverse().map(({ fileVersion, name, file, tzAudit, auditorName }) => (
      <li key={fileVersion}>
        <b>第 {fileVersion} 版</b>
        <span>{name}</span>
        <small>
          {auditorName} {formatDateTime(tzAudit)}
        </small>
        <div>
          {(file ?? []).map((each, at) => (
            <StoredFileName key={each.url} file={each} onOpen={() => openPreview(file ?? [], at)} />
          ))}
        </div>
      </li>
    ))}
  </ol>
)
