import { request } from '@chengban/ui/api/request.ts'
import { PreviewHost } from '@chengban/ui/kinds/file/PreviewHost.tsx'
import { StoredFileName } from '@chengban/ui/marks/StoredFileName.tsx'
import { kindOf } from '@chengban/ui/preview/kind.ts'
import { openPreview } from '@chengban/ui/preview/preview.ts'
import { makeShare } from '@chengban/ui/share/make-share.ts'
import { Sharing } from '@chengban/ui/share/ShareDialog.tsx'
import AntdProvider from '@chengban/ui/theme/AntdProvider.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { MyShares, sharesKey } from './MyShares.tsx'
import './share-page.css'

/** 分享文件: a link to the file of `?url=&name=`, and the links the person has made. */
export default function SharePage() {
  const [params] = useSearchParams()
  const url = params.get('url') ?? ''
  return (
    <AntdProvider>
      <main className="cb-share-page">
        {url && <Chosen key={url} url={url} name={params.get('name') ?? url.slice(url.lastIndexOf('/') + 1)} />}
        <MyShares />
        <PreviewHost />
      </main>
    </AntdProvider>
  )
}

const Chosen = ({ url, name }: { readonly url: string; readonly name: string }) => {
  const client = useQueryClient()
  const { data: size } = useQuery({ queryKey: ['storedFile', url], queryFn: () => sizeOf(url), meta: { quiet: true } })
  const file = { url, name, size: size ?? 0 }
  const share = async (day: number): Promise<string> => {
    const id = await makeShare(file, day)
    await client.invalidateQueries({ queryKey: sharesKey })
    return id
  }
  return (
    <section aria-label="生成链接">
      <StoredFileName file={file} onOpen={() => openPreview([file], 0)} />
      {kindOf(url) === 'image' && <img className="cb-share-look" src={`${url}?w=720`} alt={name} />}
      <Sharing name={name} onShare={share} />
    </section>
  )
}

const sizeOf = async (url: string): Promise<number> => {
  const filters = { url: { equalTo: url } }
  const { nodes } = await request<{ nodes: readonly { size: number }[] }>('GET', '/api/storedFile', {
    query: { filters },
  })
  return nodes[0]?.size ?? 0
}
