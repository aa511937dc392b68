import { Button, Input, Modal } from 'antd'
import { useDeferredValue, useState } from 'react'
import type { FileEntry } from '../files/file-entry.ts'
import { StoredFileName } from '../marks/StoredFileName.tsx'
import { openPreview } from '../preview/preview.ts'
import { type LibraryFile, libraryFiles, type ReadLibrary, readLibrary, useLibrary } from './library.ts'
import './library.css'

interface Props {
  readonly accept: readonly string[]
  /** Files of the control already. */
  readonly present: readonly FileEntry[]
  readonly max: number
  readonly onChoose: (files: readonly FileEntry[]) => void
  readonly onClose: () => void
  readonly read?: ReadLibrary
}

/** 选择文件: what has been audited once, searched by name, several at once up to what the control still takes. */
export default function LibraryDialog({ accept, present, max, onChoose, onClose, read = readLibrary }: Props) {
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState<readonly FileEntry[]>([])
  const asked = useLibrary(useDeferredValue(keyword.trim()), read)
  const files = libraryFiles(asked.data?.pages.flat() ?? [], accept, present)
  const room = max - present.length
  const turn = (file: FileEntry): void =>
    setChosen((some) => (some.some(({ url }) => url === file.url) ? without(some, file) : [...some, file]))
  return (
    <Modal
      open
      title="从文件库选择"
      width={560}
      okText={chosen.length ? `添加${chosen.length}个` : '添加'}
      okButtonProps={{ disabled: chosen.length === 0 || chosen.length > room }}
      onOk={() => onChoose(chosen)}
      onCancel={onClose}
    >
      <Input.Search
        allowClear
        aria-label="按文件名搜索"
        placeholder="文件名、拼音首字母"
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      {chosen.length > room && (
        <p role="alert" className="cb-library-note is-wrong">
          只能上传{max}个文件
        </p>
      )}
      <ul className="cb-library" aria-label="文件库" aria-busy={asked.isFetching}>
        {files.map((one) => (
          <Row
            key={`${one.record.id}${one.file.url}`}
            one={one}
            isChosen={chosen.some(({ url }) => url === one.file.url)}
            onTurn={turn}
          />
        ))}
      </ul>
      {asked.isError && <p className="cb-library-note is-wrong">{asked.error.message}</p>}
      {asked.isPending && <p className="cb-library-note">正在读取…</p>}
      {asked.isSuccess && files.length === 0 && (
        <p className="cb-library-note">{keyword ? '没有符合的文件' : '没有可选的文件'}</p>
      )}
      {asked.hasNextPage && (
        <Button block loading={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
          再看20条
        </Button>
      )}
    </Modal>
  )
}

const without = (some: readonly FileEntry[], { url }: FileEntry): readonly FileEntry[] =>
  some.filter((one) => one.url !== url)

interface RowProps {
  readonly one: LibraryFile
  readonly isChosen: boolean
  readonly onTurn: (file: FileEntry) => void
}

const Row = ({ one: { file, record, refused }, isChosen, onTurn }: RowProps) => (
  <li className={refused ? 'is-off' : undefined}>
    <input
      type="checkbox"
      aria-label={file.name}
      checked={isChosen}
      disabled={refused !== undefined}
      onChange={() => onTurn(file)}
    />
    <div>
      <StoredFileName file={file} onOpen={() => openPreview([file], 0)} />
      <small>{[record.name, record.creator?.name, record.tzCreate.slice(0, 10)].filter(Boolean).join(' · ')}</small>
    </div>
    {refused && <span className="cb-library-why">{refused}</span>}
  </li>
)
