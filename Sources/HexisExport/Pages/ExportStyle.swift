/// The stylesheet of an export's pages, which are read without Hexis.
let exportStyle = """
    :root {
        color-scheme: light dark;
        --paper: #fbfaf7;
        --ink: #23241f;
        --quiet: #5c5e55;
        --line: #dcdad1;
        --accent: #1d6a5a;
        --card: #ffffff;
    }
    @media (prefers-color-scheme: dark) {
        :root {
            --paper: #171816;
            --ink: #ecebe4;
            --quiet: #a9aba0;
            --line: #3a3b36;
            --accent: #7cc9b6;
            --card: #20211e;
        }
    }
    * { box-sizing: border-box; }
    body {
        margin: 0 auto;
        padding: 1.5rem 1rem 4rem;
        max-width: 60rem;
        background: var(--paper);
        color: var(--ink);
        font: 1.0625rem/1.5 system-ui, sans-serif;
    }
    a { color: var(--accent); }
    h1 { margin: 0.5rem 0; font-size: 1.75rem; line-height: 1.2; }
    h2 { margin: 2.5rem 0 0.75rem; font-size: 1.25rem; }
    p { margin: 0.5rem 0; max-width: 40rem; }
    .quiet { color: var(--quiet); }
    ul.tables { margin: 0; padding: 0; list-style: none; }
    ul.tables li {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 1rem;
        align-items: baseline;
        padding: 0.75rem 0;
        border-top: 1px solid var(--line);
    }
    ul.tables li > a:first-child { flex: 1 1 12rem; font-weight: 600; }
    .scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); }
    table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
    th, td { padding: 0.5rem 0.75rem; text-align: start; vertical-align: top; white-space: pre-line; }
    th { color: var(--quiet); font-weight: 600; white-space: nowrap; }
    td { border-top: 1px solid var(--line); }
    td.short { white-space: nowrap; }
    td.number { text-align: end; font-variant-numeric: tabular-nums; }
    .photos { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1.25rem; }
    figure { margin: 0; }
    figure img { display: block; width: 100%; border-radius: 0.75rem; }
    figcaption { margin-top: 0.5rem; }
    """
