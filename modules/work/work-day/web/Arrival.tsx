import { CheckOutlined, RightOutlined } from '@ant-design/icons'
import { request } from '@chengban/ui/api/request.ts'
import { PhonePage } from '@chengban/ui/phone/PhonePage.tsx'
import { useSession } from '@chengban/ui/session/person.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { arrivalSteps, type Newcomer, type Step } from './arrival-steps.ts'
import './welcome.css'

interface NamedPerson {
  readonly name: string
}

/** 欢迎加入: who somebody works with, and the five things of the first days. */
export const Arrival = () => {
  const person = useSession((session) => session.person)
  const { data } = useQuery({
    queryKey: ['arrival', person?.id],
    queryFn: () => read(person?.id ?? ''),
    enabled: !!person,
  })
  if (!person || !data) return null
  const steps = arrivalSteps({ mustChange: person.mustChange, user: data.user, documents: data.documents })
  const superior = data.user.superior as NamedPerson | null | undefined
  const facts = [
    ['部门', person.department?.name],
    ['直接上级', superior?.name],
    ['导师', data.mentor],
  ].filter(([, name]) => name)
  return (
    <PhonePage title="欢迎加入">
      <section className="cb-arrival">
        <h2>{person.name}，欢迎加入</h2>
        <dl>
          {facts.map(([label, name]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Steps steps={steps} />
    </PhonePage>
  )
}

const Steps = ({ steps }: { readonly steps: readonly Step[] }) => {
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <section className="cb-arrival">
      <h3>
        {done === steps.length ? '都完成了' : '入职清单'} <small>{`${done}/${steps.length}`}</small>
      </h3>
      <progress value={done} max={steps.length} aria-label="进度" />
      <ol>
        {steps.map(({ label, isDone, to }) => (
          <li key={label}>
            <Link to={to} className={isDone ? 'is-done' : undefined}>
              <i aria-hidden="true">{isDone && <CheckOutlined />}</i>
              {label}
              <span className="cb-sr">{isDone ? '已完成' : '未完成'}</span>
              <RightOutlined />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface Read extends Omit<Newcomer, 'mustChange'> {
  readonly mentor: string | undefined
}

const read = async (id: string): Promise<Read> => {
  const filters = { userId: { equalTo: id } }
  const [user, documents, entries] = await Promise.all([
    request<Record<string, unknown>>('GET', `/api/user/${id}`),
    request<{ nodes: Newcomer['documents'] }>('GET', '/api/document/mine'),
    request<{ nodes: readonly { mentor?: NamedPerson | null }[] }>('GET', '/api/entry', {
      query: { filters, total: false },
    }),
  ])
  return { user, documents: documents.nodes, mentor: entries.nodes.find(({ mentor }) => mentor)?.mentor?.name }
}
