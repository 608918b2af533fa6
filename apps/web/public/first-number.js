// The first number of a process takes long to write, since a browser looks at all its locales then: here nobody waits.
new Intl.NumberFormat().format(1000)
close()
