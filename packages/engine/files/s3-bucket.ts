import { createHash } from 'node:crypto'
import { Unavailable } from '@chengban/kernel/refusal.ts'
import { AwsClient } from 'aws4fetch'
import { bucketUrl, type S3Settings } from './s3-settings.ts'

export interface S3Ask {
  /** Nothing: the bucket itself. */
  key?: string
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: Buffer | string
}

/** Signed requests to one bucket. */
export class S3Bucket {
  readonly #client: AwsClient
  readonly #url: string

  constructor(settings: S3Settings) {
    this.#url = bucketUrl(settings)
    this.#client = new AwsClient({
      accessKeyId: settings.accessKey,
      secretAccessKey: settings.secretKey,
      region: settings.region,
      service: 's3',
      retries: 4,
    })
  }

  /** The answer where it is a success; null for 404; throws the storage's own words otherwise. Repeats after 5xx. */
  async ask(method: string, { key, query = {}, headers, body }: S3Ask): Promise<Response | null> {
    const url = new URL(key ? `${this.#url}/${key}` : this.#url)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const answer = await this.#client
      .fetch(url.href, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? '') },
        ...(body === undefined ? {} : { body }),
      })
      .catch((error: unknown) => {
        throw outOfReach(error)
      })
    if (answer.ok) return answer
    const words = method === 'HEAD' ? '' : await answer.text()
    if (answer.status === 404 && !words.includes('<Code>NoSuchBucket</Code>')) return null
    const said = new Error(`S3 ${method} ${url.pathname}: ${answer.status} ${words.slice(0, 500)}`)
    throw answer.status >= 500 ? outOfReach(said) : said
  }

  /** As {@link ask}, for what must be there: the text of the answer. */
  async tell(method: string, asked: S3Ask): Promise<string> {
    const answer = await this.ask(method, asked)
    if (!answer) throw new Error(`S3 ${method} ${asked.key ?? ''}: 404`)
    return answer.text()
  }
}

const outOfReach = (cause: unknown): Unavailable => new Unavailable('文件存储暂时无法访问，请稍后再试', 10, { cause })

const sha256 = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex')

/** The texts of an element, at any depth; of keys, ids and instants only quotes need unescaping. */
export const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )
