import { keepLocal } from '@chengban/ui/api/local-files.ts'
import { callHeaders } from '@chengban/ui/api/request.ts'
import { useState } from 'react'
import type { Picture } from './use-demand.ts'

interface Props {
  readonly pictures: readonly Picture[]
  readonly headers: Readonly<Record<string, string>>
  readonly error: string | undefined
  readonly onChange: (pictures: readonly Picture[]) => void
}

const most = 9

/** Pictures from the camera or the album, brought at once. */
export const Pictures = ({ pictures, headers, error, onChange }: Props) => {
  const [told, setTold] = useState('')
  const [isBusy, setBusy] = useState(false)
  const take = async (chosen: FileList | null): Promise<void> => {
    const files = [...(chosen ?? [])]
    setTold('')
    if (files.length === 0) return
    if (pictures.length + files.length > most) return setTold(`只能上传${most}个文件`)
    setBusy(true)
    try {
      const brought = []
      for (const file of files) brought.push(await bring(file, headers))
      onChange([...pictures, ...brought])
    } catch (refusal) {
      setTold(refusal instanceof Error ? refusal.message : '系统异常')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <div className="cb-client-pictures" aria-busy={isBusy}>
        {pictures.map((picture) => (
          <span key={picture.file.url}>
            <img src={picture.look} alt={picture.file.name} />
            <button
              type="button"
              aria-label={`去掉${picture.file.name}`}
              onClick={() => onChange(pictures.filter((one) => one !== picture))}
            >
              ×
            </button>
          </span>
        ))}
        {pictures.length < most && (
          <label>
            {isBusy ? '上传中' : '加图片'}
            <input
              type="file"
              accept="image/png,image/jpeg,image/gif"
              multiple
              disabled={isBusy}
              onChange={(event) => {
                void take(event.target.files)
                event.target.value = ''
              }}
            />
          </label>
        )}
      </div>
      <p role="alert" className="cb-client-error">
        {told || error}
      </p>
    </>
  )
}

const bring = async (file: File, link: Readonly<Record<string, string>>): Promise<Picture> => {
  const { 'Content-Type': _json, ...headers } = callHeaders({ headers: link })
  const body = new FormData()
  body.append('folder', 'image')
  body.append('file', file, file.name)
  const look = URL.createObjectURL(file)
  const answer = await fetch('/file', { method: 'POST', headers, body }).catch(() => undefined)
  if (!answer) {
    const kept = await keepLocal(file, { folder: 'image' })
    if (!kept) throw new Error('网络断开，图片没有传完')
    return { file: kept, look }
  }
  const { data, message }: { data: unknown; message?: string } = await answer.json()
  if (!answer.ok || typeof data !== 'string') throw new Error(message ?? '系统异常')
  return { file: { url: data, name: file.name, size: file.size }, look }
}
