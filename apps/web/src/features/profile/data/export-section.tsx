import { Button } from '@baize/ui/button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'
import { downloadPieces } from '../../../shared/files/download-pieces.ts'
import { saveFile } from '../../../shared/files/save-file.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { queryClient } from '../../../shared/query/query-client.ts'
import { showRefusal } from '../queries.ts'
import { Section, SectionPlaceholder } from '../section.tsx'
import { exportQuery } from './queries.ts'

/** Everything that is kept about the player, to take along: asked for, made, and handed over. */
export function ExportSection() {
  const text = useText('profile.personal')
  const format = useFormat()
  const latest = useQuery(exportQuery())
  const ask = useMutation({
    mutationFn: () => api.call('requestExport', {}),
    onSuccess: (made) => queryClient.setQueryData(exportQuery().queryKey, made),
    onError: showRefusal,
  })
  const download = useMutation({
    mutationFn: () => downloadPieces((part) => api.call('downloadExport', { body: { part } })),
    onSuccess: saveFile,
    onError: showRefusal,
  })
  if (latest.data === undefined) return <SectionPlaceholder query={latest} rows={1} />
  const { data } = latest
  const isMaking = data !== null && data.readyAt === null
  return (
    <Section
      title={text('export.title')}
      description={text('export.description')}
      actions={
        <>
          {data?.readyAt && (
            <Button variant="accent" isPending={download.isPending} onClick={() => download.mutate()}>
              {text('export.downloadButton')}
            </Button>
          )}
          <Button isPending={ask.isPending || isMaking} onClick={() => ask.mutate()}>
            {data?.readyAt ? text('export.againButton') : text('export.askButton')}
          </Button>
        </>
      }
    >
      <p role="status">
        {isMaking && text('export.preparing')}
        {data?.readyAt &&
          text('export.ready', { made: format.instant(data.requestedAt), until: format.date(data.expiresAt) })}
      </p>
    </Section>
  )
}
