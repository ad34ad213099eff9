// Reads an XML file with expat and does nothing with it: the least that any importer has to do, for comparison.

#include <expat.h>
#include <stdio.h>

static void begin(void *elements, const XML_Char *name, const XML_Char **attributes) {
    (void)name;
    (void)attributes;
    ++*(long *)elements;
}

static void end(void *elements, const XML_Char *name) {
    (void)elements;
    (void)name;
}

int main(int count, char **arguments) {
    const int piece = 1 << 17;
    long elements = 0;
    FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
    XML_Parser parser = XML_ParserCreate(NULL);
    if (file == NULL || parser == NULL) return 2;
    XML_SetUserData(parser, &elements);
    XML_SetElementHandler(parser, begin, end);
    for (int isOver = 0; !isOver;) {
        void *buffer = XML_GetBuffer(parser, piece);
        if (buffer == NULL) return 2;
        size_t length = fread(buffer, 1, piece, file);
        isOver = length == 0;
        if (XML_ParseBuffer(parser, (int)length, isOver) != XML_STATUS_OK) return 1;
    }
    printf("%ld\n", elements);
    return 0;
}
