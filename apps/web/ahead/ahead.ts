import { pathHere } from '@chengban/ui/api/remembered-path.ts'
import { currentToken } from '@chengban/ui/api/token.ts'
import { isNarrow } from '@chengban/ui/window/narrow.ts'
import { filesFor, type ScreenFiles } from './files-for.ts'

// Decision 152: The files of the first screen are fetched at once

/** Filled in by the build. */
declare const SCREEN_FILES: ScreenFiles
declare const FOLDER: string

const fetchAhead = (file: string): void => {
  const link = document.createElement('link')
  if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' })
  else link.rel = 'modulepreload'
  // as the build asks for them, so that the browser uses what came
  link.crossOrigin = ''
  link.href = FOLDER + file
  document.head.append(link)
}

const [path = '/'] = pathHere().split('?')
if (currentToken() !== null) filesFor(SCREEN_FILES, path, isNarrow()).forEach(fetchAhead)
