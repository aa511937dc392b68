import type { FileEntry } from '../files/file-entry.ts'
import AntdProvider from '../theme/AntdProvider.tsx'
import { makeShare } from './make-share.ts'
import { ShareDialog } from './ShareDialog.tsx'

interface Props {
  readonly file: FileEntry
  /** Where the dialog lies: over the page, or inside what lies over it already. */
  readonly within?: HTMLElement | null
  readonly onClose: () => void
}

/** Makes a link to a stored file for people outside. */
export default function ShareFile({ file: { name, url }, within, onClose }: Props) {
  return (
    <AntdProvider>
      <ShareDialog
        name={name}
        onShare={(day) => makeShare({ name, url }, day)}
        onClose={onClose}
        {...(within ? { within } : {})}
      />
    </AntdProvider>
  )
}
