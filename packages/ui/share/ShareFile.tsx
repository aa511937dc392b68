import { request } from '../api/request.ts'
import AntdProvider from '../theme/AntdProvider.tsx'
import type { FileEntry } from '../upload/file-entry.ts'
import { ShareDialog } from './ShareDialog.tsx'

interface Props {
  readonly file: FileEntry
  /** Where the dialog lies: over the page, or inside what lies over it already. */
  readonly within?: HTMLElement | null
  readonly onClose: () => void
}

/** Makes a link to a stored file for people outside. */
export default function ShareFile({ file: { name, url }, within, onClose }: Props) {
  const share = async (day: number): Promise<string> => {
    const { id } = await request<{ id: string }>('POST', '/api/file-share', { body: { day: String(day), name, url } })
    return id
  }
  return (
    <AntdProvider>
      <ShareDialog name={name} onShare={share} onClose={onClose} {...(within ? { within } : {})} />
    </AntdProvider>
  )
}
