import openapiTS, { astToString } from 'openapi-typescript';

/** The types of a client, made from an OpenAPI document as its text. */
export async function generateTypes(document: string): Promise<string> {
  return astToString(await openapiTS(document));
}
