// A page of another site, made of stock packages as they come from npm: react-admin with ra-data-simple-rest, or API Platform's OpenApiAdmin.
import { OpenApiAdmin, openApiDataProvider } from '@api-platform/admin'
import simpleRestProvider from 'ra-data-simple-rest'
import { Admin, Create, EditGuesser, fetchUtils, ListGuesser, Resource, SimpleForm, TextInput } from 'react-admin'
import { createRoot } from 'react-dom/client'

const requested = new URLSearchParams(location.search)
const api = requested.get('api') ?? ''
const withKey: typeof fetchUtils.fetchJson = (url, options = {}) => {
  const headers = new Headers(options.headers)
  headers.set('authorization', `Bearer ${requested.get('key') ?? ''}`)
  return fetchUtils.fetchJson(url, { ...options, headers })
}
const dataProvider = simpleRestProvider(api, withKey)

const NewLead = () => (
  <Create redirect="list">
    <SimpleForm>
      <TextInput source="name" />
      <TextInput source="mobile" />
      <TextInput source="type" defaultValue="New Car Sales" />
    </SimpleForm>
  </Create>
)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    requested.get('with') === 'openApi' ? (
      <OpenApiAdmin
        disableTelemetry
        entrypoint={api}
        docEntrypoint={`${api}/openapi-resources.json`}
        dataProvider={openApiDataProvider({ dataProvider, entrypoint: api, docEntrypoint: `${api}/openapi-resources.json` })}
      />
    ) : (
      <Admin dataProvider={dataProvider} disableTelemetry>
        <Resource name="leads" list={ListGuesser} edit={EditGuesser} create={NewLead} />
        <Resource name="customers" list={ListGuesser} />
      </Admin>
    ),
  )
