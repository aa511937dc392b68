import { ApiError } from '@chengban/ui/api/api-error.ts'
import { request } from '@chengban/ui/api/request.ts'
import { ClientFrame } from '@chengban/ui/client/ClientFrame.tsx'
import { kindNames, type Problem, type Problems, readProblems, reportHeaders } from '@chengban/ui/client/problems.ts'
import { keep, readKept } from '@chengban/ui/data/kept.ts'
import { formatDateTime } from '@chengban/ui/dates/date-time.ts'
import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { KEPT_WORDS, keepUnsent } from '@chengban/ui/outbox/keep-unsent.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'

/** 项目问题确认: of every problem of a sheet, whether it is solved to the client's mind. */
export default function ProblemsPage() {
  const [params] = useSearchParams()
  const { data, error } = useQuery({
    queryKey: ['client', 'problems', params.get('temporaryId'), params.get('token')],
    queryFn: ({ signal }) => readProblems(params, signal),
    enabled: params.has('temporaryId'),
    retry: false,
    refetchOnWindowFocus: false,
    meta: { quiet: true },
  })
  const title = params.has('temporaryId') ? error?.message : '链接不完整，请从收到的消息打开'
  return (
    <ClientFrame title="项目问题确认">
      {title && (
        <main>
          <Empty kind="filtered" title={title} />
        </main>
      )}
      {data && !title && <Sheet problems={data} params={params} />}
    </ClientFrame>
  )
}

interface ClientAnswer {
  readonly agree: boolean
  readonly opinion: string
}
type Answers = Readonly<Record<string, ClientAnswer>>

interface SheetProps {
  readonly problems: Problems
  readonly params: URLSearchParams
}

const Sheet = ({ problems: { projectName, clientName, nodes }, params }: SheetProps) => {
  const { answers, say, told, errors, isBusy, done, send } = useAnswers(nodes, params)
  // those that were all answered are answered again only where somebody chooses to
  const hasSaid = nodes.some(({ id, said }) => !said || answers[id])
  const raise = `/demand/bugApply?${params}`
  if (done)
    return (
      <main>
        <section className="cb-client-done" role="status">
          <b aria-hidden="true">✓</b>
          <h2>{done}</h2>
          <p>可以关闭本页。</p>
        </section>
      </main>
    )
  return (
    <>
      <main>
        <p className="cb-client-project">{[projectName, clientName].filter(Boolean).join(' · ')}</p>
        {nodes.length === 0 && <Empty kind="filtered" title="没有待确认的问题" />}
        {nodes.length > 0 && nodes.every(({ said }) => said) && (
          <section className="cb-client-stands" role="status">
            <h2>已全部答复</h2>
          </section>
        )}
        {nodes.length > 0 && (
          <section>
            {nodes.map((problem) => (
              <One
                key={problem.id}
                problem={problem}
                said={answers[problem.id]}
                error={errors[problem.id]}
                onSay={(said) => say(problem.id, said)}
              />
            ))}
            <p role="alert" className="cb-client-error">
              {told}
            </p>
          </section>
        )}
        <p className="cb-client-project">
          <Link to={raise}>反馈另一个问题</Link>
        </p>
      </main>
      {nodes.length > 0 && (
        <footer className="cb-decide">
          <button type="button" className="cb-decide-approve" disabled={isBusy || !hasSaid} onClick={() => void send()}>
            提交
          </button>
        </footer>
      )}
    </>
  )
}

interface OneProps {
  readonly problem: Problem
  readonly said: ClientAnswer | undefined
  readonly error: string | undefined
  readonly onSay: (said: ClientAnswer) => void
}

const One = ({ problem: { kind, name, priority, status, result, said: before }, said, error, onSay }: OneProps) => (
  <div className="cb-client-problem">
    <h2 className="cb-client-title">{name}</h2>
    <p>{[kindNames[kind], priority, status].filter(Boolean).join(' · ')}</p>
    {result && <p>处理结果：{result}</p>}
    {before && (
      <p role="status">
        {before.words} · {formatDateTime(before.tz)}
      </p>
    )}
    <fieldset className="cb-client-chips" aria-label={name}>
      <button type="button" aria-pressed={said?.agree === true} onClick={() => onSay({ agree: true, opinion: '' })}>
        认可
      </button>
      <button
        type="button"
        aria-pressed={said?.agree === false}
        onClick={() => onSay({ agree: false, opinion: said?.opinion ?? '' })}
      >
        有异议
      </button>
    </fieldset>
    {said?.agree === false && (
      <div className="cb-client-field">
        <textarea
          className="cb-input"
          aria-label="意见"
          maxLength={1000}
          value={said.opinion}
          onChange={(event) => onSay({ agree: false, opinion: event.target.value })}
        />
      </div>
    )}
    <p role="alert" className="cb-client-error">
      {error}
    </p>
  </div>
)

const useAnswers = (nodes: readonly Problem[], params: URLSearchParams) => {
  const key = `problems ${params.get('temporaryId')}`
  const [answers, setAnswers] = useState<Answers>(() => readKept<Answers>(key) ?? {})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [told, setTold] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState('')
  const say = (id: string, said: ClientAnswer): void => {
    const next = { ...answers, [id]: said }
    setAnswers(next)
    setErrors({})
    keep(key, next)
  }
  const send = async (): Promise<void> => {
    const missing = missingOf(nodes, answers)
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    const items = nodes.flatMap(({ kind, id }) => (answers[id] ? [{ kind, id, ...answers[id] }] : []))
    const body = { temporaryId: params.get('temporaryId'), items }
    await request('POST', '/api/project-progress/problemConfirm', { body, headers: reportHeaders(params) }).then(
      () => {
        keep(key, undefined)
        setDone('已收到你的确认')
      },
      async (error: unknown) => {
        if (await keepUnsent(error, { title: '问题确认', slot: key, forgets: [key] })) return setDone(KEPT_WORDS)
        setTold(wordsOf(error))
      },
    )
    setBusy(false)
  }
  return { answers, say, told, errors, isBusy, done, send }
}

const missingOf = (nodes: readonly Problem[], answers: Answers): Record<string, string> =>
  Object.fromEntries(
    nodes.flatMap(({ id, said: before }) => {
      const said = answers[id]
      if (!said) return before ? [] : [[id, '请选择认可或有异议']]
      return said.agree || said.opinion.trim() ? [] : [[id, '请填写意见']]
    }),
  )

const wordsOf = (error: unknown): string => {
  const fields = error instanceof ApiError ? Object.values(error.fields) : []
  return fields.join('；') || (error instanceof Error ? error.message : '系统异常')
}
