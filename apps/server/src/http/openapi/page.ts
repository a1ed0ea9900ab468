const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The page of the reference. Its script and styles are files of their own: the page's rules allow no others. */
export const referencePage = (productName: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference · ${escaped(productName)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/reference.css">
</head>
<body>
<header class="reference-head">
<a href="/dashboard">${escaped(productName)}</a>
<p>Every action of every tool, for programs. <a href="/settings/keys">Make an API key</a>, choose <b>Authorize</b> and paste it. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
</header>
<div id="reference"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/reference.js"></script>
</body>
</html>
`
