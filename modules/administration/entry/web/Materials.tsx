import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MaterialItem } from './MaterialItem.tsx'
import { type Brought, type Materials as Content, readMaterials, sendMaterials } from './materials-calls.ts'
import '@chengban/ui/phone/phone.css'
import './materials.css'

/** 入职材料: what somebody who is to come brings, by the link they were given. */
export default function Materials({ token }: { readonly token: string }) {
  const { data, error } = useQuery({
    queryKey: ['entry', 'material', token],
    queryFn: () => readMaterials(token),
    retry: false,
    refetchOnWindowFocus: false,
    meta: { quiet: true },
  })
  return (
    <div className="cb-page cb-client">
      <header>
        <span />
        <h1>入职材料</h1>
      </header>
      {error && (
        <main>
          <Empty kind="filtered" title={error.message} />
        </main>
      )}
      {data && <Sheet content={data} token={token} />}
      {!data && !error && <main aria-busy="true" />}
    </div>
  )
}

const Sheet = ({ content, token }: { readonly content: Content; readonly token: string }) => {
  const [brought, setBrought] = useState<Brought>({})
  const [told, setTold] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [open, setOpen] = useState<number>()
  const count = Object.values(brought).filter((files) => files.length > 0).length
  const send = async (): Promise<void> => {
    setBusy(true)
    setTold('')
    await sendMaterials(token, brought).then(
      (answer) => setOpen(answer.open),
      (error: unknown) => setTold(error instanceof Error ? error.message : '系统异常'),
    )
    setBusy(false)
  }
  if (open !== undefined) return <Done open={open} />
  const { name, company, tzProbation, items } = content
  return (
    <>
      <main>
        <section>
          <h2 className="cb-material-title">
            {name}，欢迎加入{company}
          </h2>
          <p className="cb-material-note">
            入职日期 {tzProbation}。请拍照或上传以下材料；链接只能提交一次，没备齐的可请人事再发。
          </p>
        </section>
        <section>
          <ul className="cb-materials">
            {items.map((item) => (
              <MaterialItem
                key={item.id}
                item={item}
                token={token}
                files={brought[item.id] ?? []}
                onChange={(files) => setBrought((before) => ({ ...before, [item.id]: files }))}
              />
            ))}
          </ul>
          <p role="alert" className="cb-material-error">
            {told}
          </p>
        </section>
      </main>
      <footer className="cb-decide">
        <button
          type="button"
          className="cb-decide-approve"
          disabled={isBusy || count === 0}
          onClick={() => void send()}
        >
          {count > 0 ? `提交 ${count} 项` : '提交'}
        </button>
      </footer>
    </>
  )
}

const Done = ({ open }: { readonly open: number }) => (
  <main>
    <section className="cb-material-done" role="status">
      <b aria-hidden="true">✓</b>
      <h2>已收到你的材料</h2>
      <p>{open > 0 ? `还有 ${open} 项未提交，请联系人事再发一次链接。` : '材料齐了，入职当天见。'}</p>
    </section>
  </main>
)
