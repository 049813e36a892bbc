import { AwsV4Signer } from 'aws4fetch'
import { STORE_TIMEOUT_MS } from '../rules.ts'
import type { DocumentStorage } from './port.ts'

/** A bucket of any store that speaks the S3 protocol. */
export interface S3Bucket {
  /** With the bucket in its path: `https://s3.eu-central-1.amazonaws.com/documents`. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Keeps files in a bucket. Its calls leave by the platform's one way out and are signed with AWS Signature 4. */
export function s3Storage(bucket: S3Bucket, { fetch }: { fetch: typeof globalThis.fetch }): DocumentStorage {
  async function send(method: 'PUT' | 'GET' | 'DELETE', id: string, body?: Buffer): Promise<Response> {
    const url = `${bucket.url}/${id}`
    const headers: Record<string, string> = body ? { 'content-type': 'application/octet-stream' } : {}
    const { region, accessKeyId, secretAccessKey } = bucket
    const signer = new AwsV4Signer({
      method,
      url,
      headers,
      ...(body && { body: new Uint8Array(body) }),
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
    })
    const signed = await signer.sign()
    return fetch(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(STORE_TIMEOUT_MS),
      ...(body && { body: new Uint8Array(body) }),
    })
  }
  return {
    async put(id, bytes) {
      await demand(await send('PUT', id, bytes), [200, 201, 204])
    },
    async get(id) {
      const response = await demand(await send('GET', id), [200])
      return Buffer.from(await response.arrayBuffer())
    },
    async remove(id) {
      await demand(await send('DELETE', id), [200, 204, 404])
    },
  }
}

async function demand(response: Response, statuses: number[]): Promise<Response> {
  if (statuses.includes(response.status)) return response
  const text = await response.text().catch(() => '')
  throw new Error(`the document store answered ${response.status}: ${text.slice(0, 200)}`)
}
