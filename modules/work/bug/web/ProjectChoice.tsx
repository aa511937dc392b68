import { request } from '@chengban/ui/api/request.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

interface Props {
  readonly value: string | undefined
  readonly error: string | undefined
  readonly onChoose: (id: string) => void
}

/** Lets a signed-in user choose among the projects they may see; a link already names its project. */
export const ProjectChoice = ({ value, error, onChoose }: Props) => {
  const [keyword, setKeyword] = useState('')
  const { data } = useQuery({
    queryKey: ['options', 'project', keyword],
    queryFn: () =>
      request<{ nodes: readonly { id: string; name: string }[] }>('GET', '/api/project/options', {
        query: { keyword: keyword || undefined },
      }),
  })
  return (
    <div className="cb-client-field">
      <label htmlFor="demand-project">项目</label>
      <input
        id="demand-project"
        className="cb-input"
        type="search"
        placeholder="项目名称或拼音首字母"
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <select
        className="cb-input"
        aria-label="选择项目"
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{data?.nodes.length === 0 ? '没有匹配的选项' : '请选择'}</option>
        {data?.nodes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <p role="alert">{error}</p>
    </div>
  )
}
