import { CheckOutlined } from '@ant-design/icons'
import type { FileEntry } from '@chengban/ui/files/file-entry.ts'
import { useState } from 'react'
import { bringFile, type EntryMaterial } from './materials-calls.ts'

interface Props {
  readonly item: EntryMaterial
  readonly token: string
  readonly files: readonly FileEntry[]
  readonly onChange: (files: readonly FileEntry[]) => void
}

const most = 20

/** One paper with the pictures or files brought for it. */
export const MaterialItem = ({ item: { name, isRequired, isDone, remark }, token, files, onChange }: Props) => {
  const [told, setTold] = useState('')
  const [isBusy, setBusy] = useState(false)
  const take = async (chosen: readonly File[]): Promise<void> => {
    setTold('')
    if (files.length + chosen.length > most) return setTold(`只能上传${most}个文件`)
    setBusy(true)
    try {
      const brought = []
      for (const file of chosen) brought.push(await bringFile(token, file))
      onChange([...files, ...brought])
    } catch (refusal) {
      setTold(refusal instanceof Error ? refusal.message : '系统异常')
    } finally {
      setBusy(false)
    }
  }
  return (
    <li aria-busy={isBusy}>
      <span className="cb-material-name">
        <b>{name}</b>
        <small>{isRequired ? '必交' : '选交'}</small>
        {isDone && (
          <em>
            <CheckOutlined /> 已提交
          </em>
        )}
      </span>
      {remark && <p>{remark}</p>}
      {files.map((file) => (
        <span key={file.url} className="cb-material-file">
          {file.name}
          <button
            type="button"
            aria-label={`去掉${file.name}`}
            onClick={() => onChange(files.filter((one) => one !== file))}
          >
            ×
          </button>
        </span>
      ))}
      <label className="cb-material-add">
        {isBusy ? '上传中' : wordOf(files.length > 0, isDone)}
        <input
          type="file"
          accept="image/png,image/jpeg,application/pdf"
          multiple
          disabled={isBusy}
          aria-label={`上传${name}`}
          onChange={(event) => {
            void take([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </label>
      {told && (
        <p role="alert" className="cb-material-error">
          {told}
        </p>
      )}
    </li>
  )
}

const wordOf = (hasFiles: boolean, isDone: boolean): string => {
  if (hasFiles) return '再加一个'
  return isDone ? '重新上传' : '拍照或选文件'
}
